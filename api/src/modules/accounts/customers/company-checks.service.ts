import { Injectable } from '@nestjs/common';
import { addDays } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { CompanyCheckRepository } from './company-check.repository.ts';
import { isSameCompany } from './company-name.ts';
import { CompanyRegister, type Company } from './company-register.ts';

/** A check is repeated after this time, because companies cease to exist. */
const CHECK_DAYS = 30;
/** ARES limits its callers; the remaining companies are checked in the following nights. */
const MAX_CHECKS = 200;

/** Compares the billing details of customers with the register of companies. */
@Injectable()
export class CompanyChecksService {
  constructor(
    private readonly checks: CompanyCheckRepository,
    private readonly register: CompanyRegister,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Ends early when ARES is unavailable; the former checks stay. */
  async checkDue(): Promise<void> {
    const today = this.clock.today();
    for (const due of await this.checks.listDue(addDays(today, -CHECK_DAYS), MAX_CHECKS)) {
      let company: Company | null;
      try {
        company = await this.register.find(due.ico);
      } catch (error) {
        if (error instanceof DomainError && error.code === 'ARES_UNAVAILABLE') return;
        throw error;
      }
      const isVerified = company !== null && !company.isDefunct && isSameCompany(company.name, due.name);
      await this.unitOfWork.run(() => this.checks.store(due, isVerified, today));
    }
  }
}
