export const _posts = [];
export const _tasks = [];
export const _timeline = [];
