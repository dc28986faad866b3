export const Users = 1;
