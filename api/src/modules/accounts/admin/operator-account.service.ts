import { Injectable } from '@nestjs/common';
import { urls, type Role } from '@prostora/contracts';
import { Config } from '../../../platform/config/index.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SessionsService } from '../sessions/index.ts';
import { PasswordHasherService, UsersService, type User } from '../users/index.ts';
import { OneTimeTokensService } from '../account/one-time-tokens.service.ts';

/** An operator account with the one-time URL at which its password is set within an hour. */
export type OperatorInvitation = { readonly isNew: boolean; readonly url: string };

/** The operator account cannot be created; the message is printed on the command line. */
export class OperatorRefused extends Error {
  override readonly name = 'OperatorRefused';
}

/** Creates operators from the command line. */
@Injectable()
export class OperatorAccountService {
  constructor(
    private readonly users: UsersService,
    private readonly hasher: PasswordHasherService,
    private readonly tokens: OneTimeTokensService,
    private readonly sessions: SessionsService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: Config,
  ) {}

  /**
   * Creates an account or grants the role to an existing one, whose password stays until the link is used.
   * @throws OperatorRefused when the account is blocked
   */
  create(email: string): Promise<OperatorInvitation> {
    return this.unitOfWork.run(async () => {
      const existing = await this.users.findByEmail(email);
      if (existing && existing.blockedAt !== null)
        throw new OperatorRefused(`The account ${email} is blocked.`);
      const user = existing ?? (await this.createUser(email));
      const { token } = await this.tokens.issue(user.id, 'reset-password', user.email);
      if (existing) await this.grantRole(existing);
      return {
        isNew: existing === null,
        url: `${this.config.PUBLIC_URL}${urls.resetPassword}#token=${token}`,
      };
    });
  }

  private async createUser(email: string): Promise<User> {
    const user = await this.users.add({
      email,
      name: email.slice(0, email.lastIndexOf('@')),
      passwordHash: this.hasher.createUnusableHash(),
      roles: OPERATOR_ROLES,
      termsVersion: null,
      termsAcceptedAt: null,
    });
    await this.recordRoles(user, []);
    return user;
  }

  private async grantRole({ id }: User): Promise<void> {
    const user = await this.users.loadForUpdate(id);
    if (user.roles.includes('ROLE_SUPERADMIN')) return;
    const before = user.roles;
    user.roles = [...new Set<Role>([...before, ...OPERATOR_ROLES])].sort();
    user.version += 1;
    await this.sessions.endAll(id);
    await this.recordRoles(user, before);
  }

  private recordRoles(user: User, before: readonly Role[]): Promise<void> {
    return this.audit.record(
      { userId: null },
      'user.roles',
      { type: 'user', id: user.id },
      { roles: before },
      { roles: user.roles },
    );
  }
}

const OPERATOR_ROLES: Role[] = ['ROLE_SUPERADMIN', 'ROLE_USER'];
