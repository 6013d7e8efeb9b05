import { defaultTreeAdapter } from 'parse5';
import type { DefaultTreeAdapterMap, TreeAdapter } from 'parse5';
import { DocumentRefusal, LIMITS } from '../document-filter.ts';

type Parent = DefaultTreeAdapterMap['parentNode'];

/**
 * Builds the tree of an HTML parser and refuses one that grows out of proportion. Unclosed formatting
 * is opened anew in every paragraph, so that a small file can ask for millions of elements.
 * @param elements how many the text can need in earnest
 */
export function boundedTree(elements: number): TreeAdapter<DefaultTreeAdapterMap> {
  const depths = new Map<object, number>();
  let count = 0;
  const nest = (parent: Parent, child: object) => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > LIMITS.depth) {
      throw new DocumentRefusal('too-deep', `Elements nest deeper than ${LIMITS.depth}.`);
    }
    depths.set(child, depth);
  };
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      count += 1;
      if (count > elements) {
        throw new DocumentRefusal('too-deep', 'Unclosed elements multiply beyond measure.');
      }
      return defaultTreeAdapter.createElement(name, namespace, attributes);
    },
    appendChild(parent, child) {
      nest(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore(parent, child, reference) {
      nest(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, reference);
    },
  };
}
