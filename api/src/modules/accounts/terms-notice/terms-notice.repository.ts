import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

@Injectable()
export class TermsNoticeRepository {
  constructor(private readonly em: EntityManager) {}

  /** The next owners by id that have not accepted this version, without erased accounts. */
  listOwnersToNotify(
    version: string,
    afterId: number,
    limit: number,
  ): Promise<{ id: number; email: string }[]> {
    return this.em.execute<{ id: number; email: string }[]>(
      `select u.id, u.email from app_user u
       where u.id > ? and u.erased_at is null and u.terms_version is distinct from ?
         and exists (select from customer c where c.user_id = u.id) order by u.id limit ?`,
      [afterId, version, limit],
    );
  }
}
