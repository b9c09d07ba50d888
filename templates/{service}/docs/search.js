/**
 * The search box: a combobox that is filled in where scripts run. `/` leads to it, arrows go through the results, Enter opens one,
 * Escape closes the list and then empties the box. What is closed is shown again before anything in it is chosen. A link to a field that is on another page of its file by now is led on.
 */
(() => {
  const LIMIT = 30;
  const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-search]"));
  const base = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);
  if (place === null) return;

  /**
   * @template {keyof HTMLElementTagNameMap} Name
   * @param {Name} name
   * @param {Record<string, string>} attributes
   * @param {(Node | string)[]} children
   */
  function element(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  const box = element("input", {
    type: "search",
    class: "search-input",
    role: "combobox",
    "aria-label": "Search resources, operations, fields and facts",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": "search-results",
    "aria-keyshortcuts": "/",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "Search  /",
  });
  const list = element("ul", { class: "search-results", id: "search-results", role: "listbox", "aria-label": "Results", hidden: "" });
  const status = element("p", { class: "search-status", role: "status" });

  /** @type {Promise<void> | undefined} */
  let loading;
  /** Counts what was asked, so that a late answer to an earlier question is dropped. */
  let asked = 0;
  /** The search for what is in the box. */
  let searching = Promise.resolve();

  function load() {
    loading ??= new Promise((resolve, reject) => {
      const script = element("script", { src: new URL("search-index.js", base).href });
      script.onload = () => resolve();
      script.onerror = () => reject(new Error("search-index.js could not be loaded."));
      document.head.append(script);
    });
    return loading;
  }

  async function search() {
    const question = ++asked;
    if (box.value.trim() === "") return close();
    status.textContent ||= "Searching …";
    list.setAttribute("aria-busy", "true");
    try {
      await load();
      const results = await searchIndex.find(box.value);
      if (question === asked) show(results);
    } catch (error) {
      status.textContent = `Search does not work here: ${/** @type {Error} */ (error).message}`;
    } finally {
      if (question === asked) list.removeAttribute("aria-busy");
    }
  }

  /** @param {SearchResult[]} results */
  function show(results) {
    list.replaceChildren(...results.slice(0, LIMIT).map(option));
    list.hidden = results.length === 0;
    box.setAttribute("aria-expanded", String(results.length > 0));
    box.removeAttribute("aria-activedescendant");
    list.scrollTop = 0;
    status.textContent = results.length === 0 ? "Nothing found. The beginning of one word may do." : results.length === 1 ? "1 result." : `${results.length} results${results.length > LIMIT ? `, the first ${LIMIT} shown` : ""}.`;
  }

  function close() {
    asked += 1;
    list.hidden = true;
    list.removeAttribute("aria-busy");
    box.setAttribute("aria-expanded", "false");
    box.removeAttribute("aria-activedescendant");
    status.textContent = "";
  }

  /**
   * @param {SearchResult} result
   * @param {number} index
   */
  function option({ kind, name, title, page, anchor, missing }, index) {
    const made = element(
      "li",
      { class: "search-result", role: "option", id: `search-result-${index}`, "aria-selected": "false" },
      element("span", { class: "search-kind" }, kind),
      " ",
      element("span", { class: "search-name" }, name),
    );
    const place = placeOf(page, title);
    if (place !== name) made.append(" ", element("span", { class: "search-page" }, place));
    if (missing.length > 0) made.append(" ", element("span", { class: "search-missing" }, `without: ${missing.join(", ")}`));
    made.dataset["href"] = address(page, anchor);
    return made;
  }

  /** @param {string} text */
  function plain(text) {
    return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  }

  /**
   * Several pages may have one title: what stands around a page tells them apart, where their titles do not.
   * @param {string} page
   * @param {string} title
   */
  function placeOf(page, title) {
    const said = plain(title);
    const around = page.split("/").slice(1, -1).filter((part) => !said.includes(plain(part)));
    return [...around, title].join(" \u203a ");
  }

  /**
   * @param {string} page
   * @param {string} anchor
   */
  function address(page, anchor) {
    const path = `${page.split("/").map(encodeURIComponent).join("/")}.html`;
    return new URL(anchor === "" ? path : `${path}#${encodeURIComponent(anchor)}`, base).href;
  }

  /** Pages that say of no field where it went, and pages of fields, from which one goes when there are more: the index knows. */
  async function leadOn() {
    const anchor = anchored();
    if (anchor === "" || document.getElementById(anchor) !== null || document.querySelector("main.further, .apart.unlisted") === null) return;
    status.textContent = "Searching …";
    try {
      await load();
      const places = (await searchIndex.pagesWith(anchor)).map((page) => address(page, anchor));
      const place = places.find((one) => fileOf(one) === fileOf(location.href));
      status.textContent = place === undefined ? "What the link leads to is not there any more." : "";
      if (place !== undefined) location.replace(place);
    } catch (error) {
      status.textContent = `Search does not work here: ${/** @type {Error} */ (error).message}`;
    }
  }

  /**
   * What all pages of one definition file have in common.
   * @param {string} address
   */
  function fileOf(address) {
    return decodeURI(new URL(address).pathname).replace(/(?:~\d+)?\.html$/, "");
  }

  /** What the address names on the page. */
  function anchored() {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch {
      return "";
    }
  }

  function active() {
    return /** @type {HTMLElement | null} */ (list.querySelector("[aria-selected=true]"));
  }

  /** @param {Element | null} next */
  function activate(next) {
    active()?.setAttribute("aria-selected", "false");
    if (next === null) return box.removeAttribute("aria-activedescendant");
    next.setAttribute("aria-selected", "true");
    next.scrollIntoView({ block: "nearest" });
    box.setAttribute("aria-activedescendant", next.id);
  }

  /** @param {HTMLElement | null} result */
  function open(result) {
    const href = result?.dataset["href"];
    if (href === undefined) return;
    close();
    location.href = href;
  }

  /** @param {() => void} act on results that are in sight */
  function inList(act) {
    if (list.hidden) searching = search();
    else act();
  }

  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowDown: () => inList(() => activate(active()?.nextElementSibling ?? list.firstElementChild)),
    ArrowUp: () => inList(() => activate(active()?.previousElementSibling ?? list.lastElementChild)),
    Enter: () => void searching.then(() => inList(() => open(active() ?? /** @type {HTMLElement | null} */ (list.firstElementChild)))),
    Escape: () => (list.hidden ? (box.value = "") : close()),
  };

  box.addEventListener("focus", () => void load().catch(() => undefined));
  box.addEventListener("input", () => (searching = search()));
  box.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    if (act === undefined || event.isComposing) return;
    event.preventDefault();
    act();
  });
  // A press would take the focus from the box, and so close the list before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => open(/** @type {Element} */ (event.target).closest("li")));
  place.addEventListener("focusout", ({ relatedTarget }) => {
    if (!place.contains(/** @type {Node | null} */ (relatedTarget))) close();
  });
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, textarea, select, [contenteditable]")) return;
    event.preventDefault();
    box.focus();
    box.select();
  });

  place.classList.add("search");
  place.setAttribute("role", "search");
  place.append(box, list, status);
  addEventListener("hashchange", () => void leadOn());
  void leadOn();
})();
