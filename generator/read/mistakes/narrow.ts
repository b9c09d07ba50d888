/**
 * TypeScript says of a record that does not satisfy a constraint that the record is wrong, and then which of its properties,
 * and which of that one's. The innermost of them is what a person has to mend, and so is the finding's place and text.
 */
import { compiler, ts } from "../typescript.ts";

export interface NarrowedError {
  readonly node: ts.Node;
  readonly text: string;
  /** The property of the constraint that the finding lies in. */
  readonly wanted?: ts.Symbol;
}

const constraintNotSatisfied = 2344;
const propertyTypesDiffer = 2326;
const propertyDoesNotFitIndex = 2530;

/** The innermost finding; undefined where the error is not about a record that is written out. */
export function narrowError(checker: ts.TypeChecker, error: ts.Diagnostic): NarrowedError | undefined {
  const { file, start, length, messageText } = error;
  if (error.code !== constraintNotSatisfied || file === undefined || start === undefined || typeof messageText === "string") return undefined;
  const record = recordAt(file, start, start + (length ?? 0));
  const [reason] = messageText.next ?? [];
  if (record === undefined || reason === undefined) return undefined;
  const { node, chain } = innermost(record, reason);
  const wanted = aboutProperty(reason) ? wantedProperty(checker, record, nameIn(reason)) : undefined;
  return { node, text: compiler().flattenDiagnosticMessageText(chain, "\n"), ...(wanted === undefined ? {} : { wanted }) };
}

/** The property of what a generic asks of the type argument that the record is. */
function wantedProperty(checker: ts.TypeChecker, record: ts.TypeLiteralNode, name: string): ts.Symbol | undefined {
  const constraint = constraintOf(checker, record);
  return constraint === undefined ? undefined : checker.getPropertyOfType(constraint, name);
}

/** What a generic asks of the type argument that the record is. */
export function constraintOf(checker: ts.TypeChecker, record: ts.TypeLiteralNode): ts.Type | undefined {
  if (!ts.isTypeReferenceNode(record.parent)) return undefined;
  const index = record.parent.typeArguments?.indexOf(record) ?? -1;
  const symbol = checker.getSymbolAtLocation(record.parent.typeName);
  const generic = symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = generic?.declarations?.find((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
  const constraint = (declaration as ts.InterfaceDeclaration | undefined)?.typeParameters?.[index]?.constraint;
  return constraint === undefined ? undefined : checker.getTypeFromTypeNode(constraint);
}

function recordAt(node: ts.Node, start: number, end: number): ts.TypeLiteralNode | undefined {
  if (ts.isTypeLiteralNode(node) && node.getStart() === start && node.getEnd() === end) return node;
  return compiler().forEachChild(node, (child) => (child.pos <= start && child.end >= end ? recordAt(child, start, end) : undefined));
}

interface Step {
  readonly node: ts.Node;
  readonly chain: ts.DiagnosticMessageChain;
}

/** Goes down as long as the reason is a property that stands in the record. */
function innermost(node: ts.Node, chain: ts.DiagnosticMessageChain): Step {
  const ofProperty = aboutProperty(chain) ? chain : chain.next?.find(aboutProperty);
  const reason = ofProperty?.next?.[0];
  const type = ofProperty === undefined || !ts.isTypeLiteralNode(node) ? undefined : typeOfMember(node, nameIn(ofProperty));
  return reason === undefined || type === undefined ? { node, chain } : innermost(type, reason);
}

function aboutProperty({ code }: ts.DiagnosticMessageChain): boolean {
  return code === propertyTypesDiffer || code === propertyDoesNotFitIndex;
}

/** The name as TypeScript quotes it; in further quotes where it is no identifier. */
function nameIn({ messageText }: ts.DiagnosticMessageChain): string {
  return (/'(.*?)'(?: |$)/.exec(messageText)?.[1] ?? "").replace(/^"(.*)"$/, "$1");
}

function typeOfMember(record: ts.TypeLiteralNode, name: string): ts.TypeNode | undefined {
  const member = record.members.find(
    (one) => ts.isPropertySignature(one) && (ts.isIdentifier(one.name) || ts.isStringLiteralLike(one.name)) && one.name.text === name,
  );
  return (member as ts.PropertySignature | undefined)?.type;
}
