import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { AuthSessionRepository } from './auth-session.repository.ts';

/** Times and browsers of the sessions of a user. */
@Injectable()
export class SessionsPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'sessions';

  constructor(
    private readonly sessions: AuthSessionRepository,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ userId }: Person): Promise<unknown> {
    const sessions = userId === null ? [] : await this.sessions.listByUser(userId);
    return sessions.map(({ createdAt, rotatedAt, expiresAt, revokedAt, userAgent, impersonatorId }) => ({
      created_at: createdAt,
      last_used_at: rotatedAt ?? createdAt,
      expires_at: expiresAt,
      ended_at: revokedAt,
      user_agent: userAgent,
      by_operator: impersonatorId !== null,
    }));
  }

  /** Deletes all sessions, which signs the user out. */
  async erase({ userId }: Person): Promise<void> {
    if (userId !== null) await this.sessions.removeAll(userId);
  }
}
