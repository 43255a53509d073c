import {
  addAdminBlogCategory,
  addAdminBlogTag,
  listAdminBlogCategories,
  listAdminBlogTags,
  orderAdminBlogCategories,
  orderAdminBlogTags,
  removeAdminBlogCategory,
  removeAdminBlogTag,
  saveAdminBlogCategory,
  saveAdminBlogTag,
} from '@prostora/api-client';

const categories = {
  list: listAdminBlogCategories,
  add: addAdminBlogCategory,
  save: saveAdminBlogCategory,
  remove: removeAdminBlogCategory,
  order: orderAdminBlogCategories,
};
const tags: typeof categories = {
  list: listAdminBlogTags,
  add: addAdminBlogTag,
  save: saveAdminBlogTag,
  remove: removeAdminBlogTag,
  order: orderAdminBlogTags,
};

/** Calls of both lists; categories and tags are edited alike. */
export const taxaCalls = { categories, tags };
export type BlogTaxonList = keyof typeof taxaCalls;
