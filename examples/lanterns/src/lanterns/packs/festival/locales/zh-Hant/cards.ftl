## 節慶的花燈

card-red-lotus = 紅蓮花燈
card-green-lotus = 綠蓮花燈
card-blue-lotus = 藍蓮花燈
card-red-fish = 紅魚燈
card-green-fish = 綠魚燈
card-blue-fish = 藍魚燈
card-red-moon = 紅月燈
card-green-moon = 綠月燈
card-blue-moon = 藍月燈
card-red-crane = 紅鶴燈
card-green-crane = 綠鶴燈
card-blue-crane = 藍鶴燈
