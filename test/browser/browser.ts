/** A headless browser that opens files, and tells what a page asked for and complained about. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { program } from "./chromium.ts";

/** What happened while pages were open. */
export interface Seen {
  /** The address of every request, files included. */
  readonly requests: readonly string[];
  /** Errors and warnings of the console (violations of a Content-Security-Policy are among them), and what was thrown. */
  readonly complaints: readonly string[];
}

/** As root, and in most containers, Chromium has no sandbox: the pages are the tests' own. */
const ARGUMENTS = ["--no-sandbox", "--no-zygote", "--disable-gpu", "--font-render-hinting=none"];

export async function launch(): Promise<Browser> {
  const { path, env } = await program();
  return chromium.launch({ executablePath: path, args: ARGUMENTS, env: { ...process.env, ...env } });
}

/** Gives `visit` a page of its own, with nothing kept from earlier ones. */
export async function visiting<Result>(browser: Browser, settings: BrowserContextOptions, visit: (page: Page, seen: Seen) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(settings);
  const requests: string[] = [];
  const complaints: string[] = [];
  context.on("request", (request) => requests.push(request.url()));
  context.on("console", (message) => void (["error", "warning"].includes(message.type()) && complaints.push(message.text())));
  context.on("weberror", (error) => complaints.push(error.error().message));
  try {
    return await visit(await context.newPage(), { requests, complaints });
  } finally {
    await context.close();
  }
}
