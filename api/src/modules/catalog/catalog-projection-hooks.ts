import { Injectable } from '@nestjs/common';

/** What else has to be written when entries were made anew because of a change. */
type Hook = (spaceIds: readonly number[]) => Promise<void>;

/** Modules above the catalogue take part in the transaction in which entries follow their spaces. */
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
