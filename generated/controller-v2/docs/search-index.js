/**
 * Finds entries of the docs. The index comes in parts, as scripts beside this one: a page opened from a file may load nothing else.
 */

/**
 * @typedef {{ kind: string, name: string, title: string, page: string, anchor: string, missing: readonly string[] }} SearchResult
 * @typedef {{ page: string, title: string }} SearchedPage
 * @typedef {readonly [kind: string, name: string, page: number, anchor: string]} SearchedEntry
 * @typedef {readonly [term: string, ...postings: (readonly number[])[]]} SearchedTerm
 * @typedef {{ fields: string[], pages: readonly SearchedPage[], entries: readonly SearchedEntry[], lengths: readonly (readonly number[])[], terms: readonly SearchedTerm[] }} SearchPart
 * @typedef {{ part: SearchPart, index: import("minisearch").default }} LoadedPart
 * @typedef {(part: LoadedPart) => readonly (SearchResult & { score: number })[]} Search
 */

const searchIndex = (() => {
  const base = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  /** @type {LoadedPart[]} */
  const loaded = [];
  /** @type {Promise<void> | undefined} */
  let loading;

  /** Between words: space, punctuation, and the marks of code and of what is put together, such as keys. Parts are made with the same. */
  const separator = /[\s\p{Z}\p{P}$+<=>^`|~]+/u;

  /** @param {string} text */
  function tokenize(text) {
    return text.split(separator);
  }

  /** @param {string} path */
  function load(path) {
    return new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = new URL(path, base).href;
      script.onload = resolve;
      script.onerror = () => reject(new Error(`${path} could not be loaded.`));
      document.head.append(script);
    });
  }

  async function loadAll() {
    await Promise.all([load("minisearch.js"), load("search/parts.js")]);
    await Promise.all(searchParts.map((name) => load(`search/${name}.js`)));
  }

  /** @param {SearchPart} part */
  function add(part) {
    loaded.push({ part, index: MiniSearch.loadJS(plainIndex(part), { fields: part.fields, tokenize }) });
  }

  /**
   * As the library writes an index. Postings are an entry, how often it has the term, the next entry.
   * @param {SearchPart} part
   * @returns {import("minisearch").AsPlainObject}
   */
  function plainIndex({ fields, entries, lengths, terms }) {
    const count = entries.length;
    return {
      documentCount: count,
      nextId: count,
      documentIds: Object.fromEntries(entries.map((_, entry) => [entry, entry])),
      fieldIds: Object.fromEntries(fields.map((field, number) => [field, number])),
      fieldLength: Object.fromEntries(entries.map((_, entry) => [entry, lengths.map((ofField) => /** @type {number} */ (ofField[entry]))])),
      averageFieldLength: lengths.map((ofField) => ofField.reduce((sum, length) => sum + length, 0) / count),
      storedFields: {},
      dirtCount: 0,
      index: terms.map(([term, ...postings]) => [term, Object.fromEntries(postings.flatMap((ofField, number) => (ofField.length === 0 ? [] : [[number, paired(ofField)]])))]),
      serializationVersion: 2,
    };
  }

  /** @param {readonly number[]} postings */
  function paired(postings) {
    /** @type {Record<number, number>} */
    const pairs = {};
    for (let at = 0; at < postings.length; at += 2) pairs[/** @type {number} */ (postings[at])] = /** @type {number} */ (postings[at + 1]);
    return pairs;
  }

  /**
   * What the index has for words.
   * @param {string} words
   * @param {import("minisearch").SearchOptions} how
   * @returns {Search}
   */
  function having(words, how) {
    return ({ part, index }) =>
      index.search(words, how).map(({ id, score, queryTerms }) => {
        const entry = /** @type {SearchedEntry} */ (part.entries[id]);
        const missing = termsOf(words).filter((term) => !queryTerms.includes(term));
        return { ...resultOf(part, entry), missing, score: score * nearness(entry[1], words) };
      });
  }

  /**
   * What has a name of which some words, run together, begin with what is searched: `due-date` for `duedate`. The shortest comes first.
   * @param {string} words
   * @returns {Search}
   */
  function runningTogether(words) {
    const searched = together(words);
    return ({ part }) =>
      part.entries.flatMap((entry) => {
        const [, name] = entry;
        const whole = together(name);
        if (searched === "" || !whole.includes(searched)) return [];
        const steps = spaced(apart(name)).split(" ");
        const begins = steps.some((_, step) => steps.slice(step).join("").startsWith(searched));
        return begins ? [{ ...resultOf(part, entry), missing: [], score: 1 / whole.length }] : [];
      });
  }

  /**
   * @param {SearchPart} part
   * @param {SearchedEntry} entry
   */
  function resultOf({ pages }, [kind, name, at, anchor]) {
    const { page, title } = /** @type {SearchedPage} */ (pages[at]);
    return { kind, name, title, page, anchor };
  }

  /**
   * Words as the index has them, each once.
   * @param {string} words
   */
  function termsOf(words) {
    return [...new Set(tokenize(words.toLowerCase()))].filter((term) => term !== "");
  }

  /**
   * A name that is the searched words, ends in them as its last step, or has them together, comes before one that has them here and there.
   * Space and punctuation between words are all the same.
   * @param {string} name
   * @param {string} words
   */
  function nearness(name, words) {
    const [whole, last = "", searched] = [name, name.split(/[/.]/).at(-1), words].map(spaced);
    if (whole === searched) return 8;
    return last === searched ? 4 : ` ${whole}`.includes(` ${searched}`) ? 2 : 1;
  }

  /** @param {string} text */
  function spaced(text = "") {
    return tokenize(text.toLowerCase()).filter((term) => term !== "").join(" ");
  }

  /**
   * Part by part, with pauses in which the page answers to keys.
   * @param {Search} search
   */
  async function findWith(search) {
    const found = [];
    let since = performance.now();
    for (const part of loaded) {
      found.push(...search(part));
      if (performance.now() - since < 30) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    return found.sort((one, other) => other.score - one.score || (one.name < other.name ? -1 : 1));
  }

  /**
   * The words of names as code writes them: `dueDate` for `due-date`.
   * @param {string} words
   */
  function apart(words) {
    return words.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ");
  }

  /**
   * The same the other way round: `due date` for `dueDate`.
   * @param {string} words
   */
  function together(words) {
    return spaced(words).replaceAll(" ", "");
  }

  /** @type {import("minisearch").SearchOptions} */
  const near = { prefix: true, combineWith: "AND", boost: { name: 4 } };

  /**
   * Two letters that changed places are two steps. Of short words many are spelt alike, and many others begin with one.
   * @type {import("minisearch").SearchOptions}
   */
  const alike = { ...near, fuzzy: (term) => (term.length > 4 ? 2 : term.length > 3 ? 1 : false) };

  /** @type {import("minisearch").SearchOptions} */
  const some = { ...alike, combineWith: "OR", prefix: (term) => term.length > 2 };

  return {
    add,
    /**
     * The pages on which an entry has an anchor.
     * @param {string} wanted
     * @returns {Promise<string[]>}
     */
    async pagesWith(wanted) {
      loading ??= loadAll();
      await loading;
      return loaded.flatMap(({ part: { pages, entries } }) => entries.filter(([, , , anchor]) => anchor === wanted).map(([, , at]) => /** @type {SearchedPage} */ (pages[at]).page));
    },
    /**
     * All words, each as the start of one, be it as they stand or as names are put together; where nothing has them, names that have
     * them run together; where none has, what is spelt alike; where nothing has these, what has some.
     * @param {string} words
     * @returns {Promise<SearchResult[]>}
     */
    async find(words) {
      loading ??= loadAll();
      await loading;
      const names = apart(words);
      const all = [...new Set([words, names, together(words)])].map((said) => having(said, near));
      for (const search of [...all, runningTogether(words), having(names, alike), having(names, some)]) {
        const found = await findWith(search);
        if (found.length > 0) return found;
      }
      return [];
    },
  };
})();
