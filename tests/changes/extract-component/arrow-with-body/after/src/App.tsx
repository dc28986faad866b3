import { Numbers } from "./Numbers";

export const Page = ({ count }: { count: number }) => {
    const twice = count * 2;
    return (
        <main>
            <Numbers count={count} twice={twice} />
        </main>
    );
};
