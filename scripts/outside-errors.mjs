// A reporter for vitest: what failed outside of every test, which vitest's JSON report leaves out.
import { writeFileSync } from 'node:fs';

export default class OutsideErrors {
  onTestRunEnd(_files, errors) {
    const named = errors.map(({ message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }) => ({
      ...{ message, stack },
      ...{ file: VITEST_TEST_PATH, test: VITEST_TEST_NAME },
    }));
    writeFileSync(process.env.DRAGOMAN_OUTSIDE_ERRORS, JSON.stringify(named));
  }
}
