import { Injectable } from '@nestjs/common';

/** Writes data that depends on refreshed entries. */
type ProjectionHook = (spaceIds: readonly number[]) => Promise<void>;

/** Hooks of dependent modules, run in the transaction that writes catalogue entries. */
@Injectable()
export class CatalogProjectionHookRegistry {
  private readonly hooks: ProjectionHook[] = [];

  register(hook: ProjectionHook): void {
    this.hooks.push(hook);
  }

  async runAll(spaceIds: readonly number[]): Promise<void> {
    for (const hook of this.hooks) await hook(spaceIds);
  }
}
