import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { ConsoleView } from './console-view.entity.ts';

/** A view with the name of its owner. */
export type ViewRow = Pick<ConsoleView, 'id' | 'userId' | 'list' | 'name' | 'query' | 'shared'> & {
  ownerName: string;
};

type RawRow = {
  id: number;
  user_id: number;
  list: string;
  name: string;
  query: string;
  shared: boolean;
  owner_name: string;
};
const ROW_COLUMNS = `v.id, v.user_id, v.list, v.name, v.query, v.shared,
  coalesce(nullif(u.name, ''), u.email, '') as owner_name`;
const toViewRow = ({
  id,
  user_id: userId,
  list,
  name,
  query,
  shared,
  owner_name: ownerName,
}: RawRow): ViewRow => ({ id, userId, list, name, query, shared, ownerName });

/** Saved views of the console's lists. */
@Injectable()
export class ConsoleViewRepository {
  constructor(private readonly em: EntityManager) {}

  /** Views visible to a user: own ones first, then shared ones. */
  async listVisible(userId: number, list: string): Promise<ViewRow[]> {
    const rows = await this.em.execute<RawRow[]>(
      `select ${ROW_COLUMNS} from console_view v left join app_user u on u.id = v.user_id where v.list = ?
       and (v.user_id = ? or v.shared)
       order by (v.user_id = ?) desc, v.name collate "cs-CZ-x-icu", v.id`,
      [list, userId, userId],
    );
    return rows.map(toViewRow);
  }

  listByUser(userId: number): Promise<ConsoleView[]> {
    return this.em.find(ConsoleView, { userId }, { orderBy: { id: 'asc' } });
  }

  findAll(): Promise<ConsoleView[]> {
    return this.em.find(ConsoleView, {});
  }

  async removeAll(ids: readonly number[]): Promise<void> {
    await this.em.nativeDelete(ConsoleView, { id: { $in: [...ids] } });
  }

  async removeByUser(userId: number): Promise<void> {
    await this.em.nativeDelete(ConsoleView, { userId });
  }

  /** Locked until the end of the transaction. */
  findForUpdate(id: number): Promise<ConsoleView | null> {
    return this.em.findOne(ConsoleView, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Names of a user's views of a list, locked until the end of the transaction by an advisory lock. */
  async lockNames(userId: number, list: string): Promise<{ id: number; name: string }[]> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtext('console_view'), ?)`, [userId]);
    return this.em.execute<{ id: number; name: string }[]>(
      'select id, name from console_view where user_id = ? and list = ?',
      [userId, list],
    );
  }

  async create(
    view: Pick<ConsoleView, 'userId' | 'list' | 'name' | 'query' | 'shared'>,
  ): Promise<ConsoleView> {
    const created = this.em.create(ConsoleView, view, { partial: true });
    await this.em.flush();
    return created;
  }

  remove(view: ConsoleView): void {
    this.em.remove(view);
  }
}
