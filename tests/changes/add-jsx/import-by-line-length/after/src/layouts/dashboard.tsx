export const DashboardContent = () => <div />;
