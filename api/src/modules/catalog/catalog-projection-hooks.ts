import { Injectable } from '@nestjs/common';

/** Writes data that depends on refreshed entries. */
type Hook = (spaceIds: readonly number[]) => Promise<void>;

/** Hooks of dependent modules, run in the transaction that writes catalogue entries. */
@Injectable()
export class CatalogProjectionHooks {
  private readonly hooks: Hook[] = [];

  add(hook: Hook): void {
    this.hooks.push(hook);
  }

  async run(spaceIds: readonly number[]): Promise<void> {
    for (const hook of this.hooks) await hook(spaceIds);
  }
}
