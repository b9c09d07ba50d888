// What a page does beyond being read: copies samples, opens the blocks that a link leads into or that are printed, and marks at its side what is being read.
(() => {
  "use strict";

  const blocks = () => document.querySelectorAll("details");

  /** Opens the blocks around the element that the address names, and its own; or goes where it is instead. */
  function reveal() {
    let target = null;
    try {
      target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return;
    }
    if (target === null) return;
    const elsewhere = target.matches(".apart span") ? target.parentElement?.querySelector("a") : null;
    if (elsewhere) return location.replace(elsewhere.href + location.hash);
    for (let around = /** @type {Element | null} */ (target); around !== null; around = around.parentElement) if (around instanceof HTMLDetailsElement) around.open = true;
    const own = target.querySelector(":scope > details");
    if (own instanceof HTMLDetailsElement) own.open = true;
    target.scrollIntoView();
  }

  /**
   * A button that copies what is below it, and says so.
   * @param {HTMLElement} figure
   */
  function addCopyButton(figure) {
    const caption = figure.querySelector("figcaption");
    const code = figure.querySelector("pre");
    if (caption === null || code === null) return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.setAttribute("aria-label", `Copy: ${caption.textContent}`);
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(code.textContent ?? "");
      } catch {
        select(code);
        if (!document.execCommand("copy")) return;
      }
      button.textContent = "Copied";
      say("Copied.");
      setTimeout(() => (button.textContent = "Copy"), 2000);
    });
    caption.append(button);
  }

  /** Where those who do not see what a button says hear it. */
  const said = document.createElement("p");
  said.className = "said";
  said.setAttribute("role", "status");

  /** @param {string} text */
  function say(text) {
    said.textContent = "";
    requestAnimationFrame(() => (said.textContent = text));
  }

  /** @param {Element} element */
  function select(element) {
    const range = document.createRange();
    range.selectNodeContents(element);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  }

  /** A button that opens all blocks of a page, and closes them again; below what is said of the page as a whole. */
  function addOpenAll() {
    const above = document.querySelector("main > .lead") ?? document.querySelector("h1 + .request") ?? document.querySelector("h1");
    if (above === null || blocks().length < 2) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "open-all";
    const someClosed = () => [...blocks()].some((block) => !block.open);
    const label = () => (button.textContent = someClosed() ? "Open all blocks" : "Close all blocks");
    button.addEventListener("click", () => {
      const open = someClosed();
      for (const block of blocks()) block.open = open;
      label();
    });
    for (const block of blocks()) block.addEventListener("toggle", label);
    label();
    above.after(button);
  }

  /** The links by which the page lists what is on it, each with its section. */
  const listed = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".here a"));
  const sections = [...listed].flatMap((link) => {
    const section = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return section === null ? [] : { link, section };
  });

  /** The innermost section that crosses the upper part of the window; where a page ends, the one that was asked for, which cannot get there. */
  function read() {
    const line = innerHeight / 5;
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const asked = atEnd && sections.find(({ section }) => section.matches(":target"));
    if (asked && asked.section.getBoundingClientRect().top >= 0) return asked;
    return sections.findLast(({ section }) => {
      const { top, bottom } = section.getBoundingClientRect();
      return top <= line && bottom > line;
    });
  }

  function markRead() {
    const now = read();
    for (const { link } of sections) if (link !== now?.link) link.removeAttribute("aria-current");
    if (now === undefined || now.link.hasAttribute("aria-current")) return;
    now.link.setAttribute("aria-current", "location");
    keepInSight(now.link);
  }

  /**
   * Moves what stands beside the content, and nothing else.
   * @param {Element} link
   */
  function keepInSight(link) {
    const side = link.closest(".side");
    if (side === null) return;
    const [own, around] = [link.getBoundingClientRect(), side.getBoundingClientRect()];
    side.scrollTop += Math.min(0, own.top - around.top) + Math.max(0, own.bottom - around.bottom);
  }

  /** @type {HTMLDetailsElement[]} */
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = [...blocks()].filter((block) => !block.open);
    for (const block of closed) block.open = true;
  });
  addEventListener("afterprint", () => {
    for (const block of closed) block.open = false;
  });
  addEventListener("hashchange", () => {
    reveal();
    markRead();
  });
  addEventListener("scroll", markRead, { passive: true });
  document.querySelectorAll("figure").forEach(addCopyButton);
  document.querySelector("main")?.append(said);
  addOpenAll();
  reveal();
  document.querySelectorAll("[aria-current]").forEach(keepInSight);
  markRead();
})();
