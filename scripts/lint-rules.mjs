/**
 * No spread of a list into arguments: they go on the stack, and a list from a service or a document
 * may be longer than it.
 */
const GROWING = new Set(['push', 'unshift', 'splice', 'fromCharCode', 'fromCodePoint']);
const APPLIED = new Set([...GROWING, 'concat', 'max', 'min']);

const nameOf = (node) => (node.type === 'MemberExpression' ? node.property.name : undefined);

const spreadArguments = {
  meta: {
    type: 'problem',
    messages: { list: 'Use append, largestOf or leastOf (main/system/long-lists.ts), or a loop.' },
  },
  create: (context) => ({
    CallExpression(call) {
      const { callee } = call;
      if (callee.type !== 'MemberExpression') return;
      const isOfMath = callee.object.type === 'Identifier' && callee.object.name === 'Math';
      const spreads = call.arguments.some(({ type }) => type === 'SpreadElement');
      const isApplied = nameOf(callee) === 'apply' && APPLIED.has(nameOf(callee.object));
      if (isApplied || (spreads && (isOfMath || GROWING.has(nameOf(callee))))) {
        context.report({ node: call, messageId: 'list' });
      }
    },
  }),
};

export default { meta: { name: 'foreign-lists' }, rules: { 'spread-arguments': spreadArguments } };
