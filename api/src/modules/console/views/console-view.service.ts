import { Injectable } from '@nestjs/common';
import { SAVED_VIEWS } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { ConsoleView } from './console-view.entity.ts';
import { ConsoleViewRepository, type ViewRow } from './console-view.repository.ts';

export type ViewInput = { name: string; query: string; shared: boolean };
/** A view as shown to a user. */
export type VisibleView = Pick<ViewRow, 'id' | 'list' | 'name' | 'query' | 'shared'> & {
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

  async list(actor: Actor, list: string): Promise<VisibleView[]> {
    const me = requireUserId(actor);
    const rows = await this.views.listVisible(me, list);
    return rows.map(({ userId, ownerName, ...row }) => ({
      ...row,
      mine: userId === me,
      owner: userId === me ? null : ownerName,
    }));
  }

  add(actor: Actor, list: string, input: ViewInput): Promise<VisibleView> {
    const userId = requireUserId(actor);
    return this.unitOfWork.run(async () => {
      const names = await this.views.lockNames(userId, list);
      if (names.length >= SAVED_VIEWS.max)
        throw createFieldError('name', fieldError('viewLimit', { max: SAVED_VIEWS.max }));
      assertNameAvailable(names, input.name);
      return toOwnView(await this.views.create({ userId, list, ...input }));
    });
  }

  change(actor: Actor, id: number, input: ViewInput): Promise<VisibleView> {
    return this.unitOfWork.run(async () => {
      const view = await this.loadOwn(actor, id);
      assertNameAvailable(
        (await this.views.lockNames(view.userId, view.list)).filter((other) => other.id !== id),
        input.name,
      );
      return toOwnView(Object.assign(view, input));
    });
  }

  /** Returns the deleted view, so that the deletion can be undone by adding it again. */
  remove(actor: Actor, id: number): Promise<VisibleView> {
    return this.unitOfWork.run(async () => {
      const view = await this.loadOwn(actor, id);
      const removed = toOwnView(view);
      this.views.remove(view);
      return removed;
    });
  }

  /** Loads an own view: 403 for a shared view of another operator, 404 for a private one. */
  private async loadOwn(actor: Actor, id: number): Promise<ConsoleView> {
    const view = await this.views.findForUpdate(id);
    if (view?.userId === requireUserId(actor)) return view;
    throw view?.shared ? new DomainError('forbidden', 'FORBIDDEN') : new DomainError('not-found', 'NOTFOUND');
  }
}

const toOwnView = ({ id, list, name, query, shared }: ConsoleView): VisibleView => ({
  id,
  list,
  name,
  query,
  shared,
  mine: true,
  owner: null,
});

function requireUserId({ userId }: Actor): number {
  if (userId === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
  return userId;
}

/** Names are unique regardless of case. */
function assertNameAvailable(names: readonly { name: string }[], name: string): void {
  const fold = (text: string): string => text.toLocaleLowerCase('cs');
  if (names.some((other) => fold(other.name) === fold(name)))
    throw createFieldError('name', fieldError('viewTaken'));
}
