export const Page = ({ count }: { count: number }) => {
    const twice = count * 2;
    return (
        <main>
            <p title="twice">
                {count} and {twice}
            </p>
        </main>
    );
};
