import { Injectable } from '@nestjs/common';
import { fold } from '../../../platform/text/index.ts';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import type { ConsoleView } from './console-view.entity.ts';
import { ConsoleViewRepository } from './console-view.repository.ts';

/** Saved views of an operator. Their search terms may contain names of other persons. */
@Injectable()
export class ConsoleViewsPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'console_views';

  constructor(
    private readonly views: ConsoleViewRepository,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ userId }: Person): Promise<unknown> {
    const views = userId === null ? [] : await this.views.listByUser(userId);
    return views.map(({ list, name, query, shared, createdAt }) => ({
      list,
      name,
      query,
      shared,
      created_at: createdAt,
    }));
  }

  /** Deletes own views, also shared ones, and views of other operators that mention the person. */
  async erase({ userId, email, names = [] }: Person): Promise<void> {
    if (userId !== null) await this.views.removeByUser(userId);
    const traces = [email, email.slice(0, email.lastIndexOf('@')), ...names].map(fold);
    const found = (await this.views.findAll()).filter((view) => mentionsPerson(view, traces));
    await this.views.removeAll(found.map(({ id }) => id));
  }
}

/** Shorter texts would match too many names. */
const MIN_TRACE_LENGTH = 4;

/**
 * Whether a view mentions the person's name or e-mail, or searches for a part of the name or of the e-mail's
 * local part.
 */
function mentionsPerson({ name, query }: ConsoleView, [address = '', ...traces]: readonly string[]): boolean {
  const parameters = new URLSearchParams(query);
  const texts = [name, ...parameters.values()].map(fold);
  const search = fold(parameters.get('search') ?? '');
  const long = [address, ...traces].filter((trace) => trace.length >= MIN_TRACE_LENGTH);
  if (texts.some((text) => long.some((trace) => text.includes(trace)))) return true;
  return search.length >= MIN_TRACE_LENGTH && traces.some((trace) => trace.includes(search));
}
