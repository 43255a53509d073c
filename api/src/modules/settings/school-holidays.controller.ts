import { Clock } from '../../platform/clock/clock.ts';
import { Route, Routes } from '../../platform/http/index.ts';
import { SchoolHolidaysAnswerDto } from './settings.admin.dto.ts';
import { SiteSettingsService } from './site-settings.service.ts';

@Routes('school-holidays', { tag: 'availability' })
export class SchoolHolidaysController {
  constructor(
    private readonly settings: SiteSettingsService,
    private readonly clock: Clock,
  ) {}

  @Route('GET', '/', {
    operationId: 'SchoolHolidays_list',
    access: 'public',
    summary: 'List school holidays',
    description: 'Those that are not over, by their first day. Spring holidays differ by district.',
    answer: SchoolHolidaysAnswerDto,
  })
  async list(): Promise<SchoolHolidaysAnswerDto> {
    const today = this.clock.today();
    const { schoolHolidays } = await this.settings.getCurrent();
    return {
      holidays: schoolHolidays
        .filter(({ until }) => until >= today)
        .toSorted((one, other) => one.from.localeCompare(other.from))
        .map(({ districts, ...holiday }) => ({ ...holiday, districts: [...districts] })),
    };
  }
}
