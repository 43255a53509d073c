import { BACKGROUND_PRIORITY, runToEnd } from './child.ts';
import { coalesce } from './coalesce.ts';
import { inRoot } from './places.ts';
import { toMessage } from './problem.ts';
import { print } from './steps.ts';

/** Projects with a tsconfig.json, in the order in which their types depend on each other. */
export const TYPED_PROJECTS = [
  'api',
  'libs',
  'tools',
  'qa',
  'web-public',
  'web-admin',
  'web-shell',
  'web-shell/e2e',
] as const;
export type Project = (typeof TYPED_PROJECTS)[number];

/** Milliseconds after the last change. */
const DELAY_MS = 500;

/** Projects whose types a change in a folder may break. */
export const AFFECTED: Readonly<Record<string, readonly Project[]>> = {
  api: ['api', 'tools', 'qa', 'web-shell/e2e'],
  libs: TYPED_PROJECTS,
  tools: ['tools', 'api', 'qa', 'web-shell/e2e'],
  qa: ['qa'],
  'web-public': ['web-public', 'web-shell'],
  'web-admin': ['web-admin'],
  'web-shell': ['web-shell', 'web-shell/e2e'],
};

export const checkTypes = (project: Project, signal?: AbortSignal): Promise<string> =>
  runToEnd(
    [
      inRoot('node_modules/typescript-native/bin/tsc'),
      '-p',
      inRoot(project),
      '--noEmit',
      // Only what a change affects is checked again.
      '--incremental',
      '--tsBuildInfoFile',
      inRoot('node_modules/.cache/types', `${project.replace('/', '-')}.tsbuildinfo`),
      '--pretty',
      'false',
    ],
    {},
    { name: `types of ${project}`, priority: BACKGROUND_PRIORITY, ...(signal && { signal }) },
  );

/** Checks the types of what changed, one project at a time, and prints a project's errors, their end, and when all are green. */
export class TypeWatch {
  private readonly pending = new Set<Project>();
  private readonly failing = new Set<Project>();
  private timer: NodeJS.Timeout | undefined;
  private interruption = new AbortController();
  private readonly run = coalesce(async () => {
    const { signal } = (this.interruption = new AbortController());
    for (const project of TYPED_PROJECTS) {
      if (this.pending.has(project) && !signal.aborted) await this.check(project, signal);
    }
    if (this.failing.size === 0 && !signal.aborted) print('[types] green');
  });

  /** Ends the check under way, which a change has made stale; its projects are checked with the next ones scheduled. */
  interrupt(): void {
    this.interruption.abort();
  }

  /** @param folder of the project's root in which a file changed */
  schedule(folder: string): void {
    for (const project of AFFECTED[folder] ?? []) this.pending.add(project);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), DELAY_MS);
  }

  private async check(project: Project, signal: AbortSignal): Promise<void> {
    this.pending.delete(project);
    try {
      await checkTypes(project, signal);
      if (this.failing.delete(project)) print(`[types] ${project}: no errors`);
    } catch (error) {
      if (signal.aborted) {
        this.pending.add(project);
        return;
      }
      this.failing.add(project);
      print(`[types] ${toMessage(error)}`);
    }
  }
}
