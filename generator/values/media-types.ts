/** With which words media types begin (RFC 6838, section 4.2), for expressions: nothing else of the form `word/word` is one. */
export const topLevelTypes = "(?:application|audio|font|image|message|model|multipart|text|video)";
