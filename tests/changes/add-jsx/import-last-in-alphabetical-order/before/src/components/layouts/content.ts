export const ContentLayout = 1;
