/**
 * A reporter for Vitest: the tests that passed only when they were tried again, with what went wrong the first time, as
 * JSON in the file that SECOND_TRIES names. Such a test is a defect, though the run is green.
 */
import { writeFileSync } from 'node:fs';

export default class SecondTries {
  #found = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const message = test.result().errors?.[0]?.message ?? '';
    this.#found.push({ file: test.module.moduleId, test: test.fullName, message });
  }

  onTestRunEnd() {
    writeFileSync(process.env.SECOND_TRIES, JSON.stringify(this.#found));
  }
}
