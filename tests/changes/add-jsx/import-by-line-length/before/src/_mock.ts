export const _posts = [];
export const _tasks = [];
export const _timeline = [];
export const _traffic = [];
