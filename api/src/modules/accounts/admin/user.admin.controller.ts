import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { exportTables } from '@prostora/strings/cs/exports.ts';
import { ExportRoute, createTableFile } from '../../../platform/export/index.ts';
import {
  CurrentActor,
  ApiErrors,
  ApiErrorWith,
  IdPipe,
  countPages,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
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

@ApiTags('admin')
@Controller('admin/users')
@RequiresPermission('console')
export class UserAdminController {
  constructor(private readonly users: UserAdminService) {}

  @Get()
  @ApiOperation({ summary: 'Everybody who can sign in: searched, filtered, sorted, paged' })
  @ApiOkResponse({ type: AdminUsersAnswerDto })
  @ApiErrors(422)
  async list(
    @Query() { page, page_size: pageSize, ...query }: AdminUsersQuery,
  ): Promise<AdminUsersAnswerDto> {
    const { rows, counts, total } = await this.users.list({ ...toListQuery(query), page, pageSize });
    return { items: rows.map(toAdminUserRow), counts, page, nr_of_pages: countPages(total, pageSize), total };
  }

  @ExportRoute()
  export(@Query() query: AdminUsersExport): Promise<StreamableFile> {
    return createTableFile(
      exportTables.users.file,
      query.format,
      USER_COLUMNS,
      this.users.streamAll(toListQuery(query)),
    );
  }

  @Get(':id')
  @ApiOperation({ summary: 'One user in full, with the browsers they are signed in with' })
  @ApiOkResponse({ type: AdminUserDetailDto })
  @ApiErrors(404)
  read(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminUserDetailDto> {
    return this.detail(actor, id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a user’s name and e-mail' })
  @ApiOkResponse({ type: AdminUserDetailDto })
  @ApiErrors(404)
  @ApiErrorWith(409, { current: AdminUserDetailDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() input: AdminUserInput,
  ): Promise<AdminUserDetailDto> {
    await this.users.update(actor, id, input);
    return this.detail(actor, id);
  }

  @Put(':id/roles')
  @ApiOperation({
    summary: 'Grant exactly these roles; nobody changes their own, and the last operator stays one',
  })
  @ApiOkResponse({ type: AdminUserDetailDto })
  @ApiErrors(404)
  @ApiErrorWith(409, { current: AdminUserDetailDto })
  async setRoles(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { role, version }: AdminUserRoles,
  ): Promise<AdminUserDetailDto> {
    await this.users.setRoles(actor, id, role, version);
    return this.detail(actor, id);
  }

  @Post(':id/block')
  @HttpCode(200)
  @ApiOperation({ summary: 'Shut a user out with a reason; every session is over at once' })
  @ApiOkResponse({ type: AdminUserDetailDto })
  @ApiErrors(404, 409)
  async block(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: AdminUserBlock,
  ): Promise<AdminUserDetailDto> {
    await this.users.block(actor, id, reason);
    return this.detail(actor, id);
  }

  @Post(':id/unblock')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let a user in again' })
  @ApiOkResponse({ type: AdminUserDetailDto })
  @ApiErrors(404, 409)
  async unblock(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<AdminUserDetailDto> {
    await this.users.unblock(actor, id);
    return this.detail(actor, id);
  }

  @Post(':id/end-sessions')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign a user out everywhere' })
  @ApiOkResponse({ type: AdminUserDetailDto })
  @ApiErrors(404, 409)
  async endSessions(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<AdminUserDetailDto> {
    await this.users.endSessions(actor, id);
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
