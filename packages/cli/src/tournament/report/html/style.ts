/** Colours, type and tables, shared by both pages. Paper is always light. */
export const baseStyle = `
:root {
  color-scheme: light dark;
  --page: #faf9f7; --card: #ffffff; --ink: #22262b; --muted: #5c636d; --line: #e3e1dc;
  --accent: #1f6f63; --soft: #e2efec; --fault: #a4421a; --fault-soft: #f9e9e1;
  --gold: #e6c65a; --silver: #c9ced6; --bronze: #d9a27c;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #15171a; --card: #1d2023; --ink: #e7e8ea; --muted: #9da5af; --line: #33373d;
    --accent: #76c7b6; --soft: #1d3833; --fault: #f0a07c; --fault-soft: #3b261d;
    --gold: #d3b04a; --silver: #aab1bb; --bronze: #c98f6a;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Apple SD Gothic Neo",
    "Malgun Gothic", "Noto Sans KR", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif;
  font-variant-numeric: tabular-nums;
}
:lang(ko) { word-break: keep-all; }
header, main, nav { max-width: 80rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
header { padding-block: clamp(1.5rem, 5vw, 3.5rem) 1rem; }
h1 { margin: 0 0 .75rem; font-size: clamp(1.6rem, 4vw, 2.4rem); line-height: 1.2; letter-spacing: -.015em; overflow-wrap: anywhere; }
h2 { margin: 0 0 1rem; font-size: 1.35rem; letter-spacing: -.01em; }
h3 { margin: 0; font-size: .85rem; }
a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.eyebrow { margin: 0 0 .25rem; color: var(--accent); font-weight: 600; }
.muted { color: var(--muted); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.facts { display: flex; flex-wrap: wrap; gap: .75rem 2rem; margin: 1.25rem 0 0; }
.facts dt { color: var(--muted); font-size: .8rem; }
.facts dd { margin: 0; font-weight: 600; }
table { border-collapse: collapse; }
th { text-align: start; font-weight: 600; }
.n { text-align: end; }
.c { text-align: center; }
.nowrap { white-space: nowrap; }
@media print {
  body { background: none; font-size: 11px; }
  nav, .controls { display: none; }
  section, tr { break-inside: avoid; }
}
`;
