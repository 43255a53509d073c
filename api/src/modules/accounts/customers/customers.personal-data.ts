import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { CustomersService } from './customers.service.ts';

/** The company or person that lets spaces, with its billing details. */
@Injectable()
export class CustomersPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'customer';

  constructor(
    private readonly customers: CustomersService,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ customerId }: Person): Promise<unknown> {
    const customer = customerId === null ? null : await this.customers.findById(customerId);
    if (!customer) return null;
    const { name, ico, dic, phone, street, city, postalCode, createdAt, personNamePublic } = customer;
    const check = await this.customers.findCompanyCheck(customer.id);
    return {
      name,
      ico,
      dic,
      phone,
      street,
      city,
      postal_code: postalCode,
      created_at: createdAt,
      person_name_public: personNamePublic,
      company_check: check && {
        ico: check.ico,
        name: check.name,
        verified: check.isVerified,
        checked_on: check.checkedOn,
      },
    };
  }

  async erase({ customerId }: Person): Promise<void> {
    if (customerId !== null) await this.customers.anonymize(customerId);
  }
}
