import { Module } from '@nestjs/common';
import { ImageFiles } from './image-files.service.ts';
import { ImagePipeline } from './image-pipeline.ts';
import { ImageStore } from './image-store.service.ts';
import { MediaFiles } from './media-files.ts';
import { MediaJobs } from './media.jobs.ts';
import { MediaRepository } from './media.repository.ts';
import { PhotoMakers } from './photo-makers.ts';
import { ShareImages } from './share-images.service.ts';

@Module({ providers: [PhotoMakers, ImagePipeline, ImageStore, ImageFiles, MediaRepository, MediaJobs, ShareImages, MediaFiles], exports: [ImageStore, ImagePipeline] })
export class MediaModule {}
