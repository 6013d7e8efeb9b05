import './Spaces.css';

const SPACE = /([ \u00a0\u202f\u2009\u3000\t\n])/u;

const KINDS: Readonly<Record<string, string>> = {
  ' ': 'space',
  '\u3000': 'space',
  '\u2009': 'space',
  '\u00a0': 'no-break',
  '\u202f': 'no-break',
  '\t': 'tab',
  '\n': 'line',
};

/** A text whose spaces, tabs and line breaks have a sign behind them; the text itself stays as it is. */
export function Spaces({ text }: { readonly text: string }) {
  return text.split(SPACE).map((part, place) => {
    const kind = KINDS[part];
    if (kind === undefined) return part;
    return (
      <span key={place} className="white-space" data-kind={kind}>
        {part}
      </span>
    );
  });
}
