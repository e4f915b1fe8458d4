import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import shared from '../../vitest.config.ts';
import { groups } from './groups.ts';

const WEB = 'apps/web/';
const tests = Object.values(groups).flatMap((group) => group.tests);
/** The tests of the groups, by project; a path is relative to the project's root. */
const included: Record<string, string[]> = {
  unit: tests.map((path) => `${path}.test.ts`),
  component: tests.filter((path) => path.startsWith(WEB)).map((path) => `${path.slice(WEB.length)}.test.tsx`),
};

// `projects` may also hold paths; ours holds none.
const projects = shared.test?.projects as TestProjectInlineConfiguration[];

/**
 * Only the tests next to the code: others that happen to reach it take most of the time and prove little. Stryker's own
 * `testFiles` would leave the mutants of constants inactive, so that they seem to survive. Each file has a worker of its
 * own, in which the module with the constant is loaded anew.
 */
export default defineConfig({
  test: {
    projects: projects.flatMap((project) => {
      const name = project.test?.name;
      const include = typeof name === 'string' ? included[name] : undefined;
      return include ? [{ ...project, test: { ...project.test, isolate: true, include } }] : [];
    }),
  },
});
