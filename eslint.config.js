import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'dist-dev/',
      'release/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // A void arrow as an event handler reads better than braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // A promise that nobody waits for would end main by its rejection: `runInBackground` logs it.
    files: ['main/**/*.ts'],
    rules: { '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }] },
  },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Arguments go on the stack: a list from a service or a document may be longer than it.
    files: ['main/**/*.ts', 'preload/**/*.ts', 'renderer/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "CallExpression[callee.object.name='Math'] > SpreadElement",
          'CallExpression[callee.property.name=/^(push|unshift|splice|fromCharCode|fromCodePoint)$/] > SpreadElement',
          "CallExpression[callee.type='MemberExpression'][callee.property.name='apply'][callee.object.property.name=/^(push|unshift|splice|concat|max|min|fromCharCode|fromCodePoint)$/]",
        ].map((selector) => ({
          selector,
          message: 'Use append, largestOf or leastOf (main/system/long-lists.ts), or a loop.',
        })),
      ],
    },
  },
  {
    // Programs that a person starts speak on standard output.
    files: ['main/service/program.ts', 'test/bench/**', 'test/e2e/**'],
    rules: { 'no-console': 'off' },
  },
);
