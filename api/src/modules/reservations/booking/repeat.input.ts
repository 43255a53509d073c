import type { RepeatPattern } from '@prostora/contracts';
import type { RepeatInput } from './repeat.dto.ts';

/** Of a validated body; null for a single slot. */
export const toRepeatPattern = (repeat: RepeatInput | null | undefined): RepeatPattern | null =>
  repeat
    ? {
        weekdays: repeat.weekdays,
        every: repeat.every ?? 1,
        until: repeat.until,
        skipHolidays: repeat.skip_holidays ?? false,
        except: repeat.except ?? [],
      }
    : null;
