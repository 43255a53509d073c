import { Injectable } from '@nestjs/common';
import { KEPT_VIEWS } from '@prostora/contracts';
import { fieldError, type FieldErrorCode } from '@prostora/strings/cs/errors.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError, invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { ConsoleView } from './console-view.entity.ts';
import { ConsoleViewRepository, type ViewRow } from './console-view.repository.ts';

export type ViewInput = { name: string; query: string; shared: boolean };
/** A view as shown to a user. */
export type SeenView = Pick<ViewRow, 'id' | 'list' | 'name' | 'query' | 'shared'> & {
  mine: boolean;
  owner: string | null;
};

/** Saved views of the console's lists, private or shared with all operators. */
@Injectable()
export class ConsoleViewService {
  constructor(
    private readonly views: ConsoleViewRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(actor: Actor, list: string): Promise<SeenView[]> {
    const me = personOf(actor);
    const rows = await this.views.seenBy(me, list);
    return rows.map(({ userId, ownerName, ...row }) => ({
      ...row,
      mine: userId === me,
      owner: userId === me ? null : ownerName,
    }));
  }

  add(actor: Actor, list: string, input: ViewInput): Promise<SeenView> {
    const userId = personOf(actor);
    return this.unitOfWork.run(async () => {
      const names = await this.views.namesOf(userId, list);
      if (names.length >= KEPT_VIEWS.most) throw refused('viewLimit');
      assertFree(names, input.name);
      return own(await this.views.add({ userId, list, ...input }));
    });
  }

  change(actor: Actor, id: number, input: ViewInput): Promise<SeenView> {
    return this.unitOfWork.run(async () => {
      const view = await this.loadOwn(actor, id);
      assertFree(
        (await this.views.namesOf(view.userId, view.list)).filter((other) => other.id !== id),
        input.name,
      );
      return own(Object.assign(view, input));
    });
  }

  /** Returns the deleted view, so that the deletion can be undone by adding it again. */
  remove(actor: Actor, id: number): Promise<SeenView> {
    return this.unitOfWork.run(async () => {
      const view = await this.loadOwn(actor, id);
      const gone = own(view);
      this.views.remove(view);
      return gone;
    });
  }

  /** Loads an own view: 403 for a shared view of another operator, 404 for a private one. */
  private async loadOwn(actor: Actor, id: number): Promise<ConsoleView> {
    const view = await this.views.locked(id);
    if (view?.userId === personOf(actor)) return view;
    throw view?.shared ? new DomainError('forbidden', 'FORBIDDEN') : new DomainError('not-found', 'NOTFOUND');
  }
}

const own = ({ id, list, name, query, shared }: ConsoleView): SeenView => ({
  id,
  list,
  name,
  query,
  shared,
  mine: true,
  owner: null,
});
const refused = (code: FieldErrorCode): DomainError =>
  invalidField('name', fieldError(code, { max: KEPT_VIEWS.most }));

function personOf({ userId }: Actor): number {
  if (userId === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
  return userId;
}

/** Names are unique regardless of case. */
function assertFree(names: readonly { name: string }[], name: string): void {
  const fold = (text: string): string => text.toLocaleLowerCase('cs');
  if (names.some((other) => fold(other.name) === fold(name))) throw refused('viewTaken');
}
