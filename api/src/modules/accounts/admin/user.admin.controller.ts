import { Body, Param, Query, type StreamableFile } from '@nestjs/common';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import { type Actor, countPages, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { AccountSecondFactorService } from '../account/account-second-factor.service.ts';
import {
  AdminUserBlock,
  AdminUserDetailDto,
  AdminUserInput,
  AdminUserRoles,
  AdminUsersAnswerDto,
  AdminUsersExport,
  AdminUsersQuery,
} from './user.admin.dto.ts';
import { USER_COLUMNS } from './user.admin.columns.ts';
import { toAdminUserDetail, toAdminUserRow } from './user.admin.mapper.ts';
import { UserAdminService } from './user.admin.service.ts';

@Routes('admin/users', { tag: 'admin', access: 'console' })
export class UserAdminController {
  constructor(
    private readonly users: UserAdminService,
    private readonly secondFactor: AccountSecondFactorService,
  ) {}

  @Route('GET', '/', { summary: 'List users', answer: AdminUsersAnswerDto, errors: [422] })
  async list(
    @Query() { page, page_size: pageSize, ...query }: AdminUsersQuery,
  ): Promise<AdminUsersAnswerDto> {
    const { rows, counts, total } = await this.users.list({ ...toListQuery(query), page, pageSize });
    return { items: rows.map(toAdminUserRow), counts, page, nr_of_pages: countPages(total, pageSize), total };
  }

  @ExportRoute({ freshSecondFactor: true })
  export(@Query() query: AdminUsersExport): Promise<StreamableFile> {
    return createTableFile(
      exportTables.users.file,
      query.format,
      USER_COLUMNS,
      this.users.streamAll(toListQuery(query)),
    );
  }

  @Route('GET', ':id', {
    summary: 'Retrieve a user with active sessions',
    answer: AdminUserDetailDto,
    errors: [404],
  })
  read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminUserDetailDto> {
    return this.detail(actor, id);
  }

  @Route('PUT', ':id', {
    freshSecondFactor: true,
    summary: 'Update name and e-mail of a user',
    answer: AdminUserDetailDto,
    errors: [404],
    errorsWith: { 409: { current: AdminUserDetailDto } },
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AdminUserInput,
  ): Promise<AdminUserDetailDto> {
    await this.users.update(actor, id, input);
    return this.detail(actor, id);
  }

  @Route('PUT', ':id/roles', {
    freshSecondFactor: true,
    summary: 'Set the roles of a user',
    description: 'Operators cannot change their own roles, and the last operator keeps the role.',
    answer: AdminUserDetailDto,
    errors: [404],
    errorsWith: { 409: { current: AdminUserDetailDto } },
  })
  async setRoles(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { role, version }: AdminUserRoles,
  ): Promise<AdminUserDetailDto> {
    await this.users.setRoles(actor, id, role, version);
    return this.detail(actor, id);
  }

  @Route('POST', ':id/block', {
    summary: 'Block a user',
    description:
      'Requires a reason. All sessions end immediately, and published spaces of an owner are suspended until the owner is unblocked.',
    answer: AdminUserDetailDto,
    errors: [404, 409],
  })
  async block(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: AdminUserBlock,
  ): Promise<AdminUserDetailDto> {
    await this.users.block(actor, id, reason);
    return this.detail(actor, id);
  }

  @Route('POST', ':id/unblock', { summary: 'Unblock a user', answer: AdminUserDetailDto, errors: [404, 409] })
  async unblock(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminUserDetailDto> {
    await this.users.unblock(actor, id);
    return this.detail(actor, id);
  }

  @Route('POST', ':id/end-sessions', {
    summary: 'End all sessions of a user',
    answer: AdminUserDetailDto,
    errors: [404, 409],
  })
  async endSessions(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AdminUserDetailDto> {
    await this.users.endSessions(actor, id);
    return this.detail(actor, id);
  }

  @Route('POST', ':id/reset-second-factor', {
    freshSecondFactor: true,
    summary: 'Remove the second factors of a user',
    description: 'For a user who has lost them. All sessions end, and the user is notified.',
    answer: AdminUserDetailDto,
    errors: [404, 409],
  })
  async resetSecondFactor(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AdminUserDetailDto> {
    await this.secondFactor.resetOther(actor, id);
    return this.detail(actor, id);
  }

  private async detail(actor: Actor, id: number): Promise<AdminUserDetailDto> {
    return toAdminUserDetail(await this.users.getDetail(id), actor.sessionId);
  }
}

const toListQuery = ({ search, state, role, sort, order }: Omit<AdminUsersQuery, 'page' | 'page_size'>) => ({
  search: search || null,
  state: state ?? null,
  role: role ?? null,
  sort,
  order,
});
