/**
 * Finds entries of the docs. The index comes in parts, as scripts beside this one: a page opened from a file may load nothing else.
 */

/**
 * @typedef {{ kind: string, name: string, title: string, page: string, anchor: string }} SearchResult
 * @typedef {{ page: string, title: string }} SearchedPage
 * @typedef {readonly [kind: string, name: string, page: number, anchor: string]} SearchedEntry
 * @typedef {{ options: import("minisearch").Options, pages: readonly SearchedPage[], entries: readonly SearchedEntry[], index: import("minisearch").AsPlainObject }} SearchPart
 * @typedef {{ part: SearchPart, index: import("minisearch").default }} LoadedPart
 */

const searchIndex = (() => {
  const base = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  /** @type {LoadedPart[]} */
  const loaded = [];
  /** @type {Promise<void> | undefined} */
  let loading;

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
    loaded.push({ part, index: MiniSearch.loadJS(part.index, part.options) });
  }

  /**
   * @param {LoadedPart} loaded
   * @param {string} words
   * @param {import("minisearch").SearchOptions} how
   */
  function findIn({ part, index }, words, how) {
    return index.search(words, how).map(({ id, score }) => {
      const [kind, name, at, anchor] = /** @type {SearchedEntry} */ (part.entries[id]);
      const { page, title } = /** @type {SearchedPage} */ (part.pages[at]);
      return { kind, name, title, page, anchor, score: score * nearness(name, words) };
    });
  }

  /**
   * A name that is the searched text, ends in it as its last step, or starts with it, comes before one that holds its words.
   * @param {string} name
   * @param {string} words
   */
  function nearness(name, words) {
    const [one, other] = [name.toLowerCase(), words.trim().toLowerCase()];
    if (one === other) return 8;
    return one.split(/[/.]/).at(-1) === other ? 4 : one.startsWith(other) ? 2 : 1;
  }

  /**
   * Part by part, with pauses in which the page answers to keys.
   * @param {string} words
   * @param {import("minisearch").SearchOptions} how
   */
  async function findWith(words, how) {
    const found = [];
    let since = performance.now();
    for (const part of loaded) {
      found.push(...findIn(part, words, how));
      if (performance.now() - since < 30) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    return found.sort((one, other) => other.score - one.score || (one.name < other.name ? -1 : 1));
  }

  /** @type {import("minisearch").SearchOptions} */
  const near = { prefix: true, combineWith: "AND", boost: { name: 4 } };

  return {
    add,
    /**
     * All words, each as the start of one; where nothing has them, what is spelt alike.
     * @param {string} words
     * @returns {Promise<SearchResult[]>}
     */
    async find(words) {
      loading ??= loadAll();
      await loading;
      const exact = await findWith(words, near);
      return exact.length > 0 ? exact : findWith(words, { ...near, fuzzy: 0.2 });
    },
  };
})();
