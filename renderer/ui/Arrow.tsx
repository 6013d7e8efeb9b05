import './Arrow.css';

/** From what stands before it to what stands behind it, in either direction of writing. */
export function Arrow() {
  return <span className="arrow">→</span>;
}
