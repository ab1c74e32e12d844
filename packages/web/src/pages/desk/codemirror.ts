import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  type LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension, type Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Finding } from '../../submissions/diagnostics.js';

// Loaded only when somebody writes. Its colours are those of the page, light or dark.

const LANGUAGES: Readonly<Record<string, () => Promise<LanguageSupport>>> = {
  c: async () => (await import('@codemirror/lang-cpp')).cpp(),
  'c++': async () => (await import('@codemirror/lang-cpp')).cpp(),
  java: async () => (await import('@codemirror/lang-java')).java(),
  python: async () => (await import('@codemirror/lang-python')).python(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript(),
  typescript: async () =>
    (await import('@codemirror/lang-javascript')).javascript({ typescript: true }),
};

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--accent)' },
  { tag: [tags.controlKeyword, tags.definitionKeyword], color: 'var(--accent)', fontWeight: '600' },
  { tag: [tags.string, tags.character, tags.regexp], color: 'var(--warn)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--fault)' },
  { tag: [tags.comment, tags.docString], color: 'var(--muted)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.className, tags.standard(tags.name)], color: 'var(--fault)' },
  { tag: tags.definition(tags.function(tags.variableName)), fontWeight: '600' },
  { tag: [tags.processingInstruction, tags.meta], color: 'var(--muted)' },
]);

const sizes = {
  '&': { height: 'clamp(20rem, 60vh, 46rem)', fontSize: '0.875rem', color: 'var(--ink)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--accent)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '.cm-gutters': { color: 'var(--muted)', background: 'var(--raised)', border: '0' },
  '.cm-activeLine': { background: 'color-mix(in srgb, var(--soft) 45%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--ink)', background: 'var(--soft)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'color-mix(in srgb, var(--accent) 30%, transparent)' },
  '.cm-tooltip': { color: 'var(--ink)', background: 'var(--card)', borderColor: 'var(--line)' },
};

interface Wish {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly language: string;
  readonly label: string;
  readonly isDark: boolean;
  onchange(text: string): void;
}

export interface Editor {
  setDark(isDark: boolean): void;
  setLabel(label: string): void;
  /** Puts what a compiler said at its lines, where it stands until these are changed. */
  mark(findings: readonly Finding[]): void;
  /** Puts the cursor at a place, and that in sight. */
  pointTo(finding: Finding): void;
  end(): void;
}

export function openEditor(wish: Wish): Editor {
  const theme = new Compartment();
  const language = new Compartment();
  const label = new Compartment();
  const gutter = new Compartment();
  const { onchange } = wish;
  const view = new EditorView({
    parent: wish.parent,
    state: EditorState.create({
      doc: wish.text,
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        indentUnit.of('    '),
        bracketMatching(),
        syntaxHighlighting(colours),
        keymap.of([...lintKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        gutter.of([]),
        theme.of(themeOf(wish.isDark)),
        label.of(labelOf(wish.label)),
        language.of([]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onchange(update.state.doc.toString());
        }),
      ],
    }),
  });
  void LANGUAGES[wish.language]?.().then((support) =>
    view.dispatch({ effects: language.reconfigure(support) }),
  );
  return {
    setDark: (isDark) => view.dispatch({ effects: theme.reconfigure(themeOf(isDark)) }),
    setLabel: (text) => view.dispatch({ effects: label.reconfigure(labelOf(text)) }),
    mark(findings) {
      const { doc } = view.state;
      const marks = findings.map((finding) => markOf(doc, finding));
      view.dispatch({ effects: gutter.reconfigure(marks.length > 0 ? lintGutter() : []) });
      view.dispatch(setDiagnostics(view.state, marks));
    },
    pointTo(finding) {
      const { from } = markOf(view.state.doc, finding);
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      view.focus();
    },
    end: () => view.destroy(),
  };
}

function themeOf(dark: boolean): Extension {
  return EditorView.theme(sizes, { dark });
}

function labelOf(text: string): Extension {
  return EditorView.contentAttributes.of({
    'aria-label': text,
    tabindex: '0',
    spellcheck: 'false',
  });
}

/** A compiler may speak of a line that is not there: of the end of the file, for one. */
function markOf(doc: Text, { line, column, severity, message }: Finding): Diagnostic {
  const row = doc.line(Math.min(Math.max(1, line), doc.lines));
  const indented = row.from + (/^\s*/.exec(row.text)?.[0].length ?? 0);
  const from = column === null ? indented : Math.min(row.from + column - 1, row.to);
  const kind = severity === 'note' ? 'info' : severity;
  return { from, to: Math.max(from, row.to), severity: kind, message };
}
