import { Module } from '@nestjs/common';
import { CustomerRepository } from './customer.repository.ts';
import { CustomersService } from './customers.service.ts';

@Module({ providers: [CustomerRepository, CustomersService], exports: [CustomersService] })
export class CustomersModule {}
